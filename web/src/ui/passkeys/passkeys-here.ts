/** Whether this browser knows passkeys at all; what it is asked then tells whether there is one. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'
