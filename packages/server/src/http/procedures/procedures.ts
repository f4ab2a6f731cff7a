import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { grantAccess } from '../access/grant-access.ts';
import type { ApiContext } from '../api/call/context.ts';
import { withContractErrors } from '../api/middleware/errors.ts';
import * as devices from './accounts/devices.ts';
import * as guestBookings from './accounts/guest-bookings.ts';
import * as members from './accounts/members.ts';
import * as organisationSettings from './accounts/organisation-settings.ts';
import * as organisations from './accounts/organisations.ts';
import * as personalData from './accounts/personal-data.ts';
import * as profile from './accounts/profile.ts';
import * as session from './accounts/session.ts';
import * as userBookings from './accounts/user-bookings.ts';
import * as accounts from './accounts/verification.ts';
import * as wishlist from './accounts/wishlist.ts';
import * as affiliates from './affiliates.ts';
import * as availability from './availability.ts';
import * as bookings from './bookings.ts';
import * as catalogue from './catalogue.ts';
import * as checkout from './checkout.ts';
import * as compare from './compare.ts';
import * as fleet from './cruises/fleet.ts';
import * as sailing from './cruises/sailing.ts';
import * as shipAndPort from './cruises/ship-and-port.ts';
import * as discounts from './discounts.ts';
import * as enquiries from './enquiries.ts';
import * as exchangeRates from './exchange-rates.ts';
import * as hotelContent from './hotels/content.ts';
import * as hotelFilters from './hotels/filter-options.ts';
import * as hotelRooms from './hotels/rooms.ts';
import * as hotels from './hotels/search.ts';
import * as lists from './lists.ts';
import * as locations from './locations.ts';
import * as maps from './maps.ts';
import * as newsletter from './newsletter.ts';
import * as quotes from './quotes.ts';
import * as reviews from './reviews.ts';
import * as search from './search.ts';
import * as supplierAnswers from './suppliers/supplier-requests.ts';
import * as suppliers from './suppliers/suppliers.ts';
import * as waivers from './waivers.ts';

/**
 * Every call of the contract, implemented. A call without an implementation does not compile. Access comes first, by the
 * table in http/access/access.ts.
 */
export const procedures = implement(contract)
  .$context<ApiContext>()
  .use(withContractErrors)
  .use(grantAccess)
  .router({
    tours: {
      featured: catalogue.featured,
      promoted: lists.promoted,
      named: catalogue.named,
      compare: compare.compare,
      list: lists.list,
      ofType: lists.ofType,
      show: catalogue.show,
    },
    availability: { show: availability.show, day: availability.day },
    quotes: {
      make: quotes.make,
      makeOfType: quotes.makeOfType,
      show: quotes.show,
      extend: quotes.extend,
      release: quotes.release,
    },
    cruises: {
      lines: fleet.lines,
      ships: fleet.ships,
      routes: fleet.routes,
      route: sailing.route,
      images: sailing.images,
      excursions: sailing.excursions,
      map: sailing.map,
      ship: shipAndPort.ship,
      port: shipAndPort.port,
    },
    discounts: { check: discounts.check },
    exchangeRates: { show: exchangeRates.show },
    waivers: { sign: waivers.sign, show: waivers.show },
    checkout: {
      checkout: checkout.direct,
      authorizationCheckout: checkout.billed,
      paymentConfirmation: checkout.confirmation,
      paymentOptions: checkout.options,
      paymentIntent: checkout.intent,
      payPalOrder: checkout.payPalOrder,
    },
    bookings: {
      show: bookings.show,
      find: bookings.find,
      quoteCancellation: bookings.quoteCancel,
      cancel: bookings.cancel,
      changeShip: bookings.changeShip,
      showRequest: supplierAnswers.show,
      answerRequest: supplierAnswers.answer,
    },
    maps: { meeting: maps.meeting, list: maps.list },
    reviews: {
      list: reviews.list,
      write: reviews.write,
      invitation: reviews.invitation,
      refuse: reviews.refuse,
    },
    locations: { list: locations.list, search: locations.search },
    search: { find: search.find },
    hotels: {
      content: hotelContent.content,
      search: hotels.search,
      filterOptions: hotelFilters.filterOptions,
      rooms: hotelRooms.rooms,
    },
    newsletter: {
      subscribe: newsletter.subscribe,
      confirm: newsletter.confirm,
      leave: newsletter.leave,
      preference: newsletter.preference,
      setPreference: newsletter.setPreference,
    },
    affiliates: { show: affiliates.show },
    enquiries: { send: enquiries.send },
    suppliers: { apply: suppliers.apply },
    session: {
      renew: session.renew,
      end: session.end,
      userinfo: session.userinfo,
      configuration: session.configuration,
      devices: devices.list,
      endDevice: devices.end,
      endAllDevices: devices.endAll,
    },
    organisations: {
      show: organisations.show,
      save: organisationSettings.save,
      saveLogo: organisationSettings.logo,
      withdrawBillingEmail: organisationSettings.withdrawEmail,
      confirmBillingEmail: organisationSettings.confirmEmail,
      choose: organisationSettings.choose,
      bookings: organisations.bookings,
      sales: organisations.sales,
      members: members.list,
      invite: members.invite,
      withdraw: members.withdraw,
      changeMember: members.change,
      removeMember: members.remove,
      leave: members.leave,
      accept: members.accept,
    },
    personalData: {
      export: personalData.exported,
      previewErasure: personalData.preview,
      erase: personalData.erase,
    },
    wishlist: { show: wishlist.show, update: wishlist.update },
    accounts: {
      verify: accounts.verify,
      resend: accounts.resend,
      profile: profile.show,
      saveProfile: profile.save,
      bookings: userBookings.bookings,
      guestBookings: guestBookings.list,
      claimGuestBookings: guestBookings.claim,
    },
  });
