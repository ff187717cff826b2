/** Runs one bundled function as Lambda would, without any other file: calls its handler for each event of a file. */
import { readFile, writeFile } from 'node:fs/promises'

const [bundle, eventsFile, answersFile] = process.argv.slice(2)
const { handler } = await import(bundle)
const answers = []
for (const event of JSON.parse(await readFile(eventsFile, 'utf8')))
  answers.push(await handler(event, { awsRequestId: crypto.randomUUID() }))
await writeFile(answersFile, JSON.stringify(answers))
