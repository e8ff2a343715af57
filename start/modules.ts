import emitter from '@adonisjs/core/services/emitter'
import { modules } from '#generated/modules'

/** Takes in what each module declares in its `module.ts`. */
const declared = await Promise.all(Object.values(modules).map(async ({ module }) => (await module()).default))
for (const { parts = [], on = [], connect } of declared) {
  connect?.()
  for (const part of parts.flat()) part.add()
  for (const { event, listener } of on) emitter.on(event, [listener as never])
}
