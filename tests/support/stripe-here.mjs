// Loaded into a server before anything else. Requests to Stripe then go to the stand-in on this machine.
import http from 'node:http';
import https from 'node:https';

const port = Number(process.env.STRIPE_PLAYED_AT);
const request = https.request;

https.request = (options, ...more) =>
  options.host === 'api.stripe.com'
    ? http.request({ ...options, agent: undefined, host: '127.0.0.1', port }, ...more)
    : request(options, ...more);
