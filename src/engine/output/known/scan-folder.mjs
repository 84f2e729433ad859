import { lstatSync, readdirSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";

/**
 * Lists what lies below a folder. Links are listed and never followed.
 *
 * @typedef {object} Scanned
 * @property {string[]} paths of everything that is no folder, below the folder, with forward slashes
 * @property {number[]} sizes of these in bytes; -1 for what is no file
 * @property {string[]} empty folders with nothing in them
 *
 * @param {string} folder
 * @returns {Scanned}
 */
export function scanFolder(folder) {
  const scanned = {
    paths: /** @type {string[]} */ ([]),
    sizes: /** @type {number[]} */ ([]),
    empty: /** @type {string[]} */ ([]),
  };
  const waiting = [""];
  for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
    const children = readdirSync(`${folder}/${below}`, { withFileTypes: true });
    if (children.length === 0 && below !== "") scanned.empty.push(below.slice(0, -1));
    for (const child of children) {
      const path = below + child.name;
      if (child.isDirectory()) waiting.push(`${path}/`);
      else {
        scanned.paths.push(path);
        scanned.sizes.push(child.isFile() ? lstatSync(`${folder}/${path}`).size : -1);
      }
    }
  }
  return scanned;
}

/** As a program of a thread, it answers with the folder that it is given. */
if (typeof workerData?.scanned === "string")
  parentPort?.postMessage(scanFolder(workerData.scanned));
