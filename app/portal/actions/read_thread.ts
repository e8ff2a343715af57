import db from '@adonisjs/lucid/services/db'
import { markRead } from './mark_read.js'

/** Remembers that somebody has the thread of a matter before them. */
export class ReadThread {
  async handle(matter: { id: number; workspaceId: number }, userId: number, side: 'firm' | 'client'): Promise<void> {
    await db.transaction((trx) => markRead(trx, matter, { userId, side }))
  }
}
