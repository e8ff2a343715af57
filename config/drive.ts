import { join } from 'node:path'
import { defineConfig, services } from '@adonisjs/drive'
import env from '#start/env'

/** Where files are kept: pictures and logos now, documents later. One disk, private; files leave only through routes that ask who is there. */
const driveConfig = defineConfig({
  default: env.get('DRIVE_DISK'),
  services: {
    local: services.fs({ location: join(env.get('FOJA_DATA'), 'files'), visibility: 'private', serveFiles: false }),
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
