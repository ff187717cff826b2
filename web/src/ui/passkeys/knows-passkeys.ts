/** Whether this browser supports passkeys; only a request shows whether it has one. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'
