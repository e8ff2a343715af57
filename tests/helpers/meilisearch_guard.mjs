// Holds a search server for the process that started this one: when that is gone, however it went, the server ends and its folder goes.
import { spawn } from 'node:child_process'
import { openSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const [folder, user, executable, ...args] = process.argv.slice(2)
const log = openSync(join(folder, 'log'), 'a')
const as = user === '' ? {} : { uid: Number(user), gid: Number(user) }
const child = spawn(executable, args, { cwd: folder, env: {}, stdio: ['ignore', log, log], ...as })

const end = () => child.kill('SIGKILL')
process.on('disconnect', end)
process.on('SIGTERM', end)
process.send?.({ pid: child.pid })
child.on('error', () => process.exit(1))
child.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 0)
})
