/** HEIC, the format of iPhone photos, which few browsers open. */

/** What people can do about it. */
export const heicAdvice =
  'This browser cannot open HEIC photos of an iPhone. Take a screenshot of the photo and choose that, or set Camera, Formats to “Most Compatible” in the settings of the iPhone and take the photo again'

/** How many first bytes tell the format. */
export const heicSignatureLength = 12

/** By its first bytes: an ISO media file of a HEIF brand. */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/.test(String.fromCharCode(...bytes.subarray(4, 12)))
