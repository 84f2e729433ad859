import type { DocumentValues } from "../browser/document-values.ts";
import { configuredScript } from "../browser/trusted-types.ts";

/**
 * Loads a provider's script, once for as long as the document lives. One that failed is tried again
 * when it is next asked for.
 *
 * @returns whether this call brought it
 * @throws when it cannot be loaded
 */
export async function loadScript(url: string, values: DocumentValues): Promise<boolean> {
  const name = `script ${url}`;
  const isFirst = !values.has(name);
  try {
    await values.get(name, () => insert(url, values));
    return isFirst;
  } catch (cause) {
    values.forget(name);
    throw cause;
  }
}

function insert(url: string, values: DocumentValues): Promise<void> {
  const script = document.createElement("script");
  script.async = true;
  script.src = configuredScript(url, values) as string;
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
