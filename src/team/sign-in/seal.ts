import { createHash } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";

/** Encrypts what browsers keep for the server, so that they can neither read nor change it. */
export interface Seal {
  /**
   * @param purpose what is sealed for one is understood for no other
   * @param seconds after which it counts no more
   */
  close(purpose: string, value: object, seconds: number): Promise<string>;
  /** @returns nothing for what this server did not seal for that purpose, or what has expired */
  open<Value extends object>(purpose: string, text: string): Promise<Value | undefined>;
}

/** Makes a seal of a secret that only this server knows. */
export function createSeal(secret: string): Seal {
  const key = createHash("sha256").update(`page-engine studio ${secret}`).digest();
  return {
    close: (purpose, value, seconds) =>
      new EncryptJWT({ value })
        .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
        .setAudience(purpose)
        .setIssuedAt()
        .setExpirationTime(`${seconds}s`)
        .encrypt(key),
    async open<Value>(purpose: string, text: string) {
      try {
        const { payload } = await jwtDecrypt(text, key, { audience: purpose });
        return payload.value as Value;
      } catch {
        return undefined;
      }
    },
  };
}
