import { expect, test } from 'vitest'
import { securityHeaders } from '#infra/headers.ts'

const bucketOrigin = 'https://documents.example'

test('the content security policy is exactly the expected one', () => {
  expect(securityHeaders({ bucketOrigin, tls: true })['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' blob: https://documents.example; connect-src 'self' https://documents.example; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types pdf-worker verify-worker",
  )
})

test('the policy adds the hashes of prerendered styles and nothing else', () => {
  const policy = (styleHashes?: string[]) =>
    securityHeaders({ bucketOrigin, tls: true, styleHashes })['content-security-policy']
  expect(policy(['sha256-abc='])).toBe(
    policy()!.replace("style-src 'self'", "style-src 'self' 'sha256-abc='"),
  )
})

test('headers require TLS only where there is TLS', () => {
  expect(securityHeaders({ bucketOrigin, tls: true })).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  })
  expect(securityHeaders({ bucketOrigin, tls: false })).not.toHaveProperty('strict-transport-security')
})
