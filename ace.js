// Registers the TypeScript hook and starts the command line; replaced by the build.
import '@poppinss/ts-exec'

await import('./bin/console.js')
