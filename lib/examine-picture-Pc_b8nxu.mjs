import { t as __exportAll } from "./rolldown-runtime-BJohB4LM.mjs";
import { r as DrawingError, t as cleanSvg } from "./clean-svg-DbATkOWw.mjs";
import sharp from "sharp";
// src/engine/pipeline/media/examine-picture.ts
var examine_picture_exports = /* @__PURE__ */ __exportAll({
	decode: () => decode,
	examinePicture: () => examinePicture
});
/** Formats that every browser shows, as the decoder calls them. */
const WEB_FORMATS = /* @__PURE__ */ new Set([
	"jpeg",
	"png",
	"webp",
	"gif"
]);
/** A picture is decoded to this many pixels each way: all of the file is read, and nothing large is kept. */
const TRIAL = 8;
/**
* Finds out how large a picture is, and whether browsers can show it: it is decoded once, from its first byte
* to its last.
*
* @param kind what the name of the file says it is
*/
async function examinePicture(bytes, kind) {
	return kind === "vector" ? examineDrawing(bytes) : examineRaster(bytes);
}
/**
* A picture as the decoder reads it, here and when the site is built: it fails on what is damaged or cut off,
* and not on what is merely unusual.
*
* @param picture its bytes, or the path of its file
*/
function decode(picture, options = {}) {
	return sharp(picture, {
		failOn: "error",
		...options
	});
}
async function examineDrawing(bytes) {
	const text = bytes.toString("utf8");
	try {
		const { parts, attributes } = cleanSvg(text);
		const { width, height } = await decode(bytes).metadata();
		await decodeWhole(bytes);
		const unsafe = [...parts, ...attributes];
		return {
			width,
			height,
			...unsafe.length > 0 && { unsafe }
		};
	} catch (cause) {
		return { fault: cause instanceof DrawingError ? cause.fault : "unreadable" };
	}
}
async function examineRaster(bytes) {
	try {
		const metadata = await decode(bytes).metadata();
		const { width, height } = metadata.autoOrient;
		const fault = faultOfFormat(metadata);
		if (fault !== void 0) return {
			width,
			height,
			fault
		};
		await decodeWhole(bytes);
		return {
			width,
			height
		};
	} catch {
		return { fault: "unreadable" };
	}
}
function faultOfFormat({ format, compression }) {
	if (format === "heif") return compression === "av1" ? void 0 : "heic";
	return WEB_FORMATS.has(format ?? "") ? void 0 : "format";
}
async function decodeWhole(bytes) {
	await decode(bytes).resize(TRIAL, TRIAL, { fit: "fill" }).raw().toBuffer();
}
export { examinePicture as n, examine_picture_exports as r, decode as t };
