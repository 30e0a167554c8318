import { etc, verify } from "@noble/ed25519";
import { sha512 } from "@noble/hashes/sha2.js";

// A browser's own is there over TLS alone, and tables are played in local networks too. It is loaded when it is needed.
etc.sha512Sync = (...parts) => sha512(etc.concatBytes(...parts));

/** Whether a key has signed a text; what cannot be read is no signature. */
export function isSigned(key: string, text: string, signature: string): boolean {
  try {
    return verify(signature, new TextEncoder().encode(text), key);
  } catch {
    return false;
  }
}
