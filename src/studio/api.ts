/** What the studio's server answered when it did not grant a wish: a sentence for the user. */
export class ServerRefusal extends Error {}

const TOKEN = document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? "";
const OUT_OF_REACH =
  "The studio's server cannot be reached. Start it again in the terminal; your changes are still here.";

/**
 * Asks the studio's server.
 *
 * @throws {ServerRefusal} with a sentence for the user
 */
export async function ask<Answer>(action: string, input: object = {}): Promise<Answer> {
  return post<Answer>(action, "application/json", JSON.stringify(input));
}

async function post<Answer>(path: string, type: string, body: BodyInit): Promise<Answer> {
  const response = await fetch(`/studio/api/${path}`, {
    method: "POST",
    headers: { "Content-Type": type, "X-Studio-Token": TOKEN },
    body,
  }).catch((cause: unknown) => {
    throw new ServerRefusal(OUT_OF_REACH, { cause });
  });
  const answer = (await response.json()) as Answer & { error?: string };
  if (!response.ok) throw new ServerRefusal(answer.error ?? OUT_OF_REACH);
  return answer;
}

/** Sends a file as it is. */
export function sendFile<Answer>(action: string, file: Blob): Promise<Answer> {
  return post<Answer>(action, "application/octet-stream", file);
}
