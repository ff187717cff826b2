/** What a developer's own shell may hold and a function never would: it would lead the SDK elsewhere. */
const foreign = ['AWS_PROFILE', 'AWS_SESSION_TOKEN', 'AWS_ENDPOINT_URL', 'AWS_DEFAULT_REGION']

/** Sets the functions' environment in this process, where the SDK looks; returns what puts the old one back. */
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
