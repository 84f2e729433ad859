import { lstatSync, readdirSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";

/**
 * Lists what lies below a folder. Links are listed and never followed.
 *
 * @typedef {object} Scanned
 * @property {string[]} paths of everything that is no folder, below the folder, with forward slashes
 * @property {number[]} sizes of these in bytes; -1 for what is no file
 * @property {string[]} folders each before those in it, with a slash behind
 *
 * @param {string} folder
 * @returns {Scanned}
 */
export function scanFolder(folder) {
  const scanned = {
    paths: /** @type {string[]} */ ([]),
    sizes: /** @type {number[]} */ ([]),
    folders: /** @type {string[]} */ ([]),
  };
  const waiting = [""];
  for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
    if (below !== "") scanned.folders.push(below);
    for (const child of readdirSync(`${folder}/${below}`, { withFileTypes: true })) {
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
