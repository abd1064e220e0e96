import { get } from '../endpoint/define-endpoint.ts'
import { publicListAnswer } from '../page/public-list-answer.ts'
import { publicBrokerSchema } from './public-broker.ts'

/** §7 `GET /broker/`, as far as decision 99 lets visitors see. */
export const brokerPublicEndpoints = {
  list: get('public', 'broker.public-list', '/broker/', {
    summary: 'Brokers with a licence in force',
    answer: publicListAnswer(publicBrokerSchema),
  }),
}
