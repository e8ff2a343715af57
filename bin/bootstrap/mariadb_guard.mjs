// Holds a database server for the process that started this one: when that is gone, however it went, the server ends and its folder goes.
import { spawn } from 'node:child_process'
import { openSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const [folder, server, ...args] = process.argv.slice(2)
const log = openSync(join(folder, 'log'), 'a')
const child = spawn(server, args, { stdio: ['ignore', log, log] })

// Nobody will read this database again, so it need not be shut down in order.
const end = () => child.kill('SIGKILL')
process.on('disconnect', end)
process.on('SIGTERM', end)
child.on('error', () => process.exit(1))
child.on('exit', (code) => {
  if (process.connected) process.exit(code ?? 1)
  rmSync(folder, { recursive: true, force: true })
})
