/** The services of this area; each is made where its record or gateway is. */
export { certificates } from './data/certificate.ts'
export { publicLog } from './data/public-log.ts'
export { registerKeys } from './data/register-key.ts'
export { certificateSheets } from './data/sheet.ts'
export { logFiles } from './gateways/log-files.ts'
export { logSigner } from './gateways/log-signer.ts'
export { statementSigner } from './gateways/statement-signer.ts'
