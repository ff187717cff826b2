/** The settings of the headers; everything else about them is fixed. */
interface HeaderSettings {
  /** The origin of signed document URLs, such as `https://documents.s3.me-central-1.amazonaws.com`. */
  bucketOrigin: string
  /** Whether the portal is reached over TLS; without TLS HSTS would lock people out. */
  tls: boolean
  /** Hashes of the inline styles of prerendered pages, such as `sha256-…`. */
  styleHashes?: readonly string[]
}

const disabledFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
]

/**
 * The security headers of every answer, errors included: the one source for CloudFront and its stand-in. An `/api`
 * answer may have its own, stricter Content-Security-Policy (stored documents are sandboxed); nothing else may be
 * overridden. Names are lower case.
 */
export const securityHeaders = ({
  bucketOrigin,
  tls,
  styleHashes = [],
}: HeaderSettings): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(bucketOrigin, styleHashes),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': disabledFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(tls && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
})

const contentSecurityPolicy = (bucketOrigin: string, styleHashes: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    "font-src 'self'",
    `img-src 'self' blob: ${bucketOrigin}`,
    `connect-src 'self' ${bucketOrigin}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Two policies, each for one script: the worker that draws PDFs, and the one that keeps /verify for when there is no network.
    'trusted-types pdf-worker verify-worker',
  ].join('; ')
