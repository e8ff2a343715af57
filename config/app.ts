import env from '#start/env'
import { answerUnreadableAddress } from '#app/shell/exceptions/unreadable_address'
import { toJson } from '#app/core/http/to_json'
import { defineConfig } from '@adonisjs/core/http'

export const appKey = env.get('APP_KEY')
export const appUrl = env.get('APP_URL')

/** Request ids are given by our own server middleware, so that assets and 404s carry one too. */
export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  serializeJSON: toJson,
  onBadUrl: answerUnreadableAddress,
  trustProxy: env.get('TRUST_PROXY'),
  // A comma in what somebody searches is a comma.
  qs: { parse: { comma: false } },
  cookie: { path: '/', httpOnly: true, secure: true, sameSite: 'lax' },
})
