/** The services of this area; each is made where its record or gateway is. */
export { certificates } from './data/certificate.ts'
export { registerKeys } from './data/register-key.ts'
export { statementSigner } from './gateways/statement-signer.ts'
