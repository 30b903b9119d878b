import { runOperator } from '#server/process/operator.ts'

await runOperator(process.argv.slice(2), process.env)
