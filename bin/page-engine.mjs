#!/usr/bin/env node
/** The command line of the package. In the repository, scripts/cli.mjs runs the sources as they are now. */
import { main } from "../lib/cli.mjs";

process.exitCode = await main(process.argv.slice(2));
