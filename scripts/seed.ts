import { runOperator } from '#server/process/operator.ts'

await runOperator(['seed'], process.env)
