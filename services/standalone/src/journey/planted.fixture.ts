/** Words that stand in private fields alone, one for each. Whoever finds one elsewhere has found a leak. */
export const PLANTED = {
  visitorName: 'Xilandra Quibrantar',
  visitorEmail: 'xilandra@visitor-planted.example',
  visitorPhone: '0917 888 4401',
  visitorMessage: 'Messageplanted about the garden',
  alertEmail: 'alma@alert-planted.example',
  handName: 'Yolandro Quimbatar',
  handEmail: 'yolandro@hand-planted.example',
  handPhone: '0918 888 4402',
  note: 'Noteplanted: call after five',
  owner: 'Ownerplanted Dimaculangan',
  propertyOwner: 'Proprietorplanted Macaraeg',
  titleNumber: 'TCTPLANTED-7731',
  taxDeclaration: 'TDPLANTED-8842',
  terms: 'Termsplanted in ninety days',
  documentName: 'documentplanted.jpg',
  salespersonName: 'Zenaidaplanted Villanueva',
  salespersonEmail: 'zenaida@sales-planted.example',
  salespersonPhone: '0919 888 4403',
  brokerEmail: 'broker@broker-planted.example',
  realtyEmail: 'firm@realty-planted.example',
  realtyPerson: 'Firmpersonplanted Gatdula',
  realtyPhone: '0920 888 4404',
  accountName: 'Accountplanted Sumulong',
  accountEmail: 'account@account-planted.example',
  invitedEmail: 'invited@account-planted.example',
  password: 'passwordplanted of somebody',
  newPassword: 'newpasswordplanted of somebody',
} as const

/** Matches any of them, in part and however a number is written. */
export const PLANTED_MARKS = /planted|xilandra|quibrantar|yolandro|quimbatar|888[ -]?440\d/i
