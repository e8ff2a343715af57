import { stripVTControlCharacters } from 'node:util'
import ace from '@adonisjs/core/services/ace'

export interface Ended {
  /** Exit code; null when it was killed. */
  code: number | null
  out: string
  err: string
}

/**
 * Runs a command of the product in this process, as a shell without a terminal sees it: what it writes and its exit code. A command that
 * throws is told of as the command line does.
 */
export async function runCommand([name, ...args]: string[]): Promise<Ended> {
  await ace.boot()
  const [out, err] = [capture(process.stdout), capture(process.stderr)]
  const over = (code: number): Ended => ({ code, out: out.written(), err: err.written() })
  const { exitCode } = process
  try {
    const command = await ace.exec(name, args)
    return over(command.exitCode ?? 0)
  } catch (error) {
    await ace.errorHandler.render(error, ace)
    return over(1)
  } finally {
    process.exitCode = exitCode
    out.end()
    err.end()
  }
}

/** Keeps what is written to a stream instead of showing it, until `end`. */
function capture(stream: NodeJS.WriteStream) {
  const { write, isTTY } = stream
  let text = ''
  stream.write = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
    text += String(chunk)
    const done = rest.at(-1)
    if (typeof done === 'function') done()
    return true
  }) as typeof write
  stream.isTTY = false
  return {
    written: () => stripVTControlCharacters(text),
    end() {
      stream.write = write
      stream.isTTY = isTTY
    },
  }
}
