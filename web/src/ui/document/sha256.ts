/** Base64 of the digest. */
export const sha256Of = async (bytes: BufferSource): Promise<string> =>
  btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))))
