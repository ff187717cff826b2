/**
 * One cold start: imports a bundle, calls its handler once and prints what both took, in milliseconds. Plain JavaScript
 * and no imports of its own, so that only the bundle is measured; `performance.now()` counts from the process's start.
 */
const [bundle, event] = process.argv.slice(2)
const cpuNow = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const beforeImport = performance.now()
const { handler } = await import(bundle)
const afterImport = performance.now()
const cpuOfInit = cpuNow()
const answer = await handler(JSON.parse(event), { awsRequestId: 'cold-start' })
const total = performance.now()
const cpuOfCall = cpuNow() - cpuOfInit
console.log(
  JSON.stringify({
    status: answer.statusCode,
    load: afterImport - beforeImport,
    call: total - afterImport,
    total,
    cpuOfInit,
    cpuOfCall,
  }),
)
process.exit()
