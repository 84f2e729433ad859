import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { lookup } from "mrmime";
import type { S3Target } from "../../engine/model/publish-target.ts";
import { headersFor, readTables } from "../../engine/output/hosting/read-tables.ts";
import { PublishError } from "../publish-error.ts";

/** Requests at one time. */
const CONCURRENCY = 16;
/** Milliseconds until a request is given up. */
const REQUEST_TIMEOUT = 30_000;
const MAX_ATTEMPTS = 3;

/** What publishing needs of a bucket. Names are those below its prefix. */
export interface Bucket {
  /** The hash of every object. */
  list(): Promise<Map<string, string>>;
  /** Puts files of a built site there, with the headers that its rules say. */
  put(folder: string, paths: readonly string[]): Promise<void>;
  remove(paths: readonly string[]): Promise<void>;
}

/** Opens a bucket with the credentials of the environment. Its client is loaded here, as few sites need it. */
export function openBucket({ bucket: Bucket, prefix = "", region, endpoint }: S3Target): Bucket {
  let opened: Promise<S3Client> | undefined;
  const client = () => {
    opened ??= connect({ region, endpoint });
    return opened;
  };
  const sdk = () => import("@aws-sdk/client-s3");
  return {
    list: () =>
      withPublishErrors(async () => {
        const { paginateListObjectsV2 } = await sdk();
        const hashes = new Map<string, string>();
        const pages = paginateListObjectsV2({ client: await client() }, { Bucket, Prefix: prefix });
        for await (const { Contents = [] } of pages)
          for (const { Key = "", ETag = "" } of Contents)
            hashes.set(Key.slice(prefix.length), ETag.replaceAll('"', ""));
        return hashes;
      }),
    put: (folder, paths) =>
      withPublishErrors(async () => {
        const { PutObjectCommand } = await sdk();
        const rules = readTables(folder).headers;
        const open = await client();
        await forEachConcurrently(paths, async (path) => {
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
      withPublishErrors(async () => {
        const { DeleteObjectCommand } = await sdk();
        const open = await client();
        await forEachConcurrently(paths, async (path) => {
          await open.send(new DeleteObjectCommand({ Bucket, Key: prefix + path }));
        });
      }),
  };
}

async function connect({ region, endpoint }: Pick<S3Target, "region" | "endpoint">) {
  const { S3Client } = await import("@aws-sdk/client-s3");
  return new S3Client({
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: { requestTimeout: REQUEST_TIMEOUT },
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

async function forEachConcurrently(
  paths: readonly string[],
  run: (path: string) => Promise<void>,
): Promise<void> {
  const waiting = [...paths];
  const next = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await run(path);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, next));
}

const DENIED =
  /AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch|ExpiredToken|InvalidToken|CredentialsProviderError|Forbidden/;
const GONE = /NoSuchBucket|ENOTFOUND|ECONNREFUSED|ECONNRESET|TimeoutError|EAI_AGAIN/;

/** Turns errors of the service into reasons that people can be shown. */
async function withPublishErrors<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (cause) {
    const { name, message } = cause as S3ServiceException;
    const { code = "" } = cause as NodeJS.ErrnoException;
    const error = `${name} ${code}`;
    const reason = DENIED.test(error)
      ? "sign-in-refused"
      : GONE.test(error)
        ? "remote-gone"
        : "failed";
    throw new PublishError(reason, message, { cause });
  }
}
