import type { Credentials } from './signature/signature.ts'

/** Variables of a developer's shell that no function has and that would point the SDK elsewhere. */
const foreign = ['AWS_PROFILE', 'AWS_ENDPOINT_URL', 'AWS_DEFAULT_REGION']

/** Sets the functions' environment in this process, where the SDK reads it; returns a function that restores the old one. */
export const enterEnvironment = (env: Record<string, string>): (() => void) => {
  const before = new Map([...Object.keys(env), ...foreign].map((name) => [name, process.env[name]]))
  for (const name of foreign) delete process.env[name]
  Object.assign(process.env, env)
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}

/** The keys in the functions' environment, for another client. */
export const credentialsOf = (env: {
  AWS_ACCESS_KEY_ID: string
  AWS_SECRET_ACCESS_KEY: string
  AWS_SESSION_TOKEN: string
}): Credentials => ({
  accessKeyId: env.AWS_ACCESS_KEY_ID,
  secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
  sessionToken: env.AWS_SESSION_TOKEN,
})
