import { configuredScript } from "../browser/trusted-types.ts";

const loading = new Map<string, Promise<void>>();

/**
 * Loads a provider's script, once for as long as the document lives. One that failed is tried again
 * when it is next asked for.
 *
 * @returns whether this call brought it
 * @throws when it cannot be loaded
 */
export async function loadScript(url: string): Promise<boolean> {
  const known = loading.get(url);
  if (known) {
    await known;
    return false;
  }
  const loaded = insert(url);
  loading.set(url, loaded);
  try {
    await loaded;
    return true;
  } catch (cause) {
    loading.delete(url);
    throw cause;
  }
}

function insert(url: string): Promise<void> {
  const script = document.createElement("script");
  script.async = true;
  script.src = configuredScript(url) as string;
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} cannot be loaded.`));
    };
  });
  document.head.append(script);
  return loaded;
}
