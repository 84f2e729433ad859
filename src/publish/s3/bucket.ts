import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { lookup } from "mrmime";
import type { S3Target } from "../../engine/model/publish-target.ts";
import { headersFor, readTables } from "../../engine/output/hosting/read-tables.ts";
import { PublishError } from "../publish-error.ts";

/** Objects that are sent at the same time. */
const AT_ONCE = 16;
/** Milliseconds that a service may take to answer. */
const PATIENCE = 30_000;
const TRIES = 3;

/** What publishing needs of a bucket. Names are those below its prefix. */
export interface Bucket {
  /** The hash of every object. */
  list(): Promise<Map<string, string>>;
  /** Puts files of a built site there, with the headers that its rules say. */
  put(folder: string, paths: readonly string[]): Promise<void>;
  remove(paths: readonly string[]): Promise<void>;
}

/** Opens a bucket with the credentials of the environment. What speaks with it is loaded here, as few sites need it. */
export function openBucket({ bucket: Bucket, prefix = "", region, endpoint }: S3Target): Bucket {
  let opened: Promise<S3Client> | undefined;
  const client = () => {
    opened ??= connect({ region, endpoint });
    return opened;
  };
  const sdk = () => import("@aws-sdk/client-s3");
  return {
    list: () =>
      inWords(async () => {
        const { paginateListObjectsV2 } = await sdk();
        const found = new Map<string, string>();
        const pages = paginateListObjectsV2({ client: await client() }, { Bucket, Prefix: prefix });
        for await (const { Contents = [] } of pages)
          for (const { Key = "", ETag = "" } of Contents)
            found.set(Key.slice(prefix.length), ETag.replaceAll('"', ""));
        return found;
      }),
    put: (folder, paths) =>
      inWords(async () => {
        const { PutObjectCommand } = await sdk();
        const rules = readTables(folder).headers;
        const open = await client();
        await each(paths, async (path) => {
          const caching = headersFor(`/${path}`, rules)["Cache-Control"];
          await open.send(
            new PutObjectCommand({
              ...{ Bucket, Key: prefix + path, Body: readFileSync(join(folder, path)) },
              ContentType: typeOf(path),
              ...(caching !== undefined && { CacheControl: caching }),
            }),
          );
        });
      }),
    remove: (paths) =>
      inWords(async () => {
        const { DeleteObjectCommand } = await sdk();
        const open = await client();
        await each(paths, async (path) => {
          await open.send(new DeleteObjectCommand({ Bucket, Key: prefix + path }));
        });
      }),
  };
}

async function connect({ region, endpoint }: Pick<S3Target, "region" | "endpoint">) {
  const { S3Client } = await import("@aws-sdk/client-s3");
  return new S3Client({
    maxAttempts: TRIES,
    requestHandler: { requestTimeout: PATIENCE },
    // Other services than Amazon's know fewer checksums, and buckets by their paths.
    requestChecksumCalculation: "WHEN_REQUIRED",
    ...(region !== undefined && { region }),
    ...(endpoint !== undefined && {
      endpoint,
      forcePathStyle: true,
      region: region ?? "us-east-1",
    }),
  });
}

function typeOf(path: string): string {
  if (path.endsWith(".webmanifest")) return "application/manifest+json";
  const type = lookup(path) ?? "application/octet-stream";
  return /^text\/|json$|javascript$|xml$/.test(type) ? `${type}; charset=utf-8` : type;
}

async function each(paths: readonly string[], run: (path: string) => Promise<void>): Promise<void> {
  const waiting = [...paths];
  const next = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await run(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

const REFUSED =
  /AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch|ExpiredToken|InvalidToken|CredentialsProviderError|Forbidden/;
const GONE = /NoSuchBucket|ENOTFOUND|ECONNREFUSED|ECONNRESET|TimeoutError|EAI_AGAIN/;

/** What the service refused, as a reason that people are told. */
async function inWords<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (cause) {
    const { name, message } = cause as S3ServiceException;
    const { code = "" } = cause as NodeJS.ErrnoException;
    const said = `${name} ${code}`;
    const reason = REFUSED.test(said)
      ? "sign-in-refused"
      : GONE.test(said)
        ? "remote-gone"
        : "failed";
    throw new PublishError(reason, message, { cause });
  }
}
