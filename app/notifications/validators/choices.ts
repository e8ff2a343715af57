import vine from '@vinejs/vine'
import { noticeKinds } from '#app/core/contributions/registries'

const MAX_CHOICES = 200

export const choicesValidator = vine.create({
  choices: vine
    .array(
      vine.object({
        event: vine.enum(() => noticeKinds.all().map(({ key }) => key)),
        channel: vine.enum(['app', 'email'] as const),
        enabled: vine.boolean({ strict: true }),
      })
    )
    .minLength(1)
    .maxLength(MAX_CHOICES),
})

const hour = () => vine.number().withoutDecimals().min(0).max(23)

export const deliveryValidator = vine.create({
  emailRhythm: vine.enum(['at_once', 'daily', 'never'] as const),
  digestHour: hour(),
  quietFrom: hour().optional(),
  quietTo: hour().optional(),
})
