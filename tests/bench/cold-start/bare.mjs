/** The handler that does nothing: what Node itself takes. */
export const handler = async () => ({ statusCode: 200, body: '{}' })
