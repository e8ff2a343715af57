import { RequestValidator } from '@adonisjs/core/http'
import { voiceOf } from '#app/workspaces/context'
import { ValidationMessages } from '#app/core/messages/validation_messages'

RequestValidator.messagesProvider = (ctx) => new ValidationMessages(voiceOf(ctx))
