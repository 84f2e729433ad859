import { parentPort, workerData } from "node:worker_threads";
import libheif from "libheif-js/wasm-bundle.js";
// src/studio/server/upload/heic/heic-worker.mjs
/** Decodes one HEIC photo on a thread of its own: a hostile one can neither stop the studio nor fill its memory for good. */
const images = new libheif.HeifDecoder().decode(workerData);
const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
if (!image) parentPort?.postMessage(void 0);
else {
	const [width, height] = [image.get_width(), image.get_height()];
	const pixels = {
		width,
		height,
		data: new Uint8ClampedArray(width * height * 4)
	};
	image.display(pixels, (shown) => {
		if (shown) parentPort?.postMessage(pixels, [pixels.data.buffer]);
		else parentPort?.postMessage(void 0);
	});
}
export {};
