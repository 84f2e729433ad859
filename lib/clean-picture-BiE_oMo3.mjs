import { t as __exportAll } from "./rolldown-runtime-BJohB4LM.mjs";
import { t as decode } from "./examine-picture-Pc_b8nxu.mjs";
// src/engine/pipeline/media/clean-picture.ts
var clean_picture_exports = /* @__PURE__ */ __exportAll({ cleanPicture: () => cleanPicture });
/** Encoders by format, at a quality from which smaller sizes can be made without a visible loss. */
const WRITTEN = {
	jpeg: {
		quality: 92,
		chromaSubsampling: "4:4:4"
	},
	png: { compressionLevel: 9 },
	webp: { quality: 92 },
	gif: {},
	avif: {
		quality: 80,
		effort: 3
	}
};
/**
* Writes a picture again without what cameras and programs note in it: where and
* when it was taken, with what, earlier versions. It is turned upright, brought to the colors of the web, and made smaller when it is too wide.
* A picture that needs none of this is given back as it is.
*
* @param mostWidth in pixels
* @throws when it cannot be decoded
*/
async function cleanPicture(bytes, mostWidth = Number.POSITIVE_INFINITY) {
	const metadata = await decode(bytes).metadata();
	const isTooWide = metadata.autoOrient.width > mostWidth;
	if (!hasNotes(metadata) && !isTooWide) return bytes;
	const format = formatOf(metadata);
	const isLossless = format === "webp" && bytes.includes("VP8L");
	const upright = decode(bytes, { animated: (metadata.pages ?? 1) > 1 }).autoOrient();
	return (isTooWide ? upright.resize({ width: mostWidth }) : upright).toFormat(format, {
		...WRITTEN[format],
		...isLossless && { lossless: true }
	}).toBuffer();
}
/** The format that a picture is kept in. HEIC has no encoder and is none. */
function formatOf({ format }) {
	return format === "heif" ? "avif" : format;
}
/** Which way is up is one of these notes. */
function hasNotes({ exif, xmp, iptc, tifftagPhotoshop, comments }) {
	return [
		exif,
		xmp,
		iptc,
		tifftagPhotoshop,
		comments
	].some((note) => note !== void 0);
}
export { clean_picture_exports as n, formatOf as r, cleanPicture as t };
