import { endAllDevices, endDevice, listDevices } from './accounts/devices.ts';
import { claimGuestBookings, listGuestBookings } from './accounts/guest-bookings.ts';
import {
  chooseOrganisation,
  confirmBillingEmail,
  saveLogo,
  saveOrganisation,
  withdrawBillingEmail,
} from './accounts/organisation-settings.ts';
import {
  acceptInvitation,
  changeMember,
  inviteMember,
  leaveOrganisation,
  listMembers,
  listOrganisationBookings,
  removeMember,
  showOrganisation,
  showOrganisationSales,
  withdrawInvitation,
} from './accounts/organisations.ts';
import { eraseAccount, exportPersonalData, previewErasure } from './accounts/personal-data.ts';
import { saveProfile, showProfile } from './accounts/profile.ts';
import { endSession, renewSession, showIssuer, showUserinfo } from './accounts/session.ts';
import { listUserBookings } from './accounts/user-bookings.ts';
import { resendVerification, verifyEmail } from './accounts/verification.ts';
import { showWishlist, updateWishlist } from './accounts/wishlist.ts';
import { showAffiliate } from './affiliates.ts';
import { showAvailability, showDay } from './availability.ts';
import {
  answerRequest,
  cancelBooking,
  changeShip,
  findBooking,
  quoteCancellation,
  showBooking,
  showRequest,
} from './bookings.ts';
import {
  authorizationCheckout,
  checkout,
  paymentConfirmation,
  paymentIntent,
  paymentOptions,
  payPalOrder,
  showExchangeRate,
} from './checkout.ts';
import { compareTours } from './compare.ts';
import { listCruiseLines, listCruiseRoutes, listCruiseShips } from './cruises/fleet.ts';
import { listExcursions, listRouteImages, showCruiseRoute, showRouteMap } from './cruises/sailing.ts';
import { showCruisePort, showCruiseShip } from './cruises/ship-and-port.ts';
import { checkDiscount } from './discounts.ts';
import { sendEnquiry } from './enquiries.ts';
import { hotelContent, hotelFilterOptions, searchHotels } from './hotels/hotels.ts';
import { searchRooms } from './hotels/rooms.ts';
import { listLocations, searchLocations } from './locations.ts';
import { showListMap, showMeetingMap } from './maps.ts';
import {
  confirmNewsletter,
  leaveNewsletter,
  setNewsletterPreference,
  showNewsletterPreference,
  subscribeToNewsletter,
} from './newsletter.ts';
import { extendQuote, makeQuote, makeQuoteOfType, releaseQuote, showQuote } from './quotes.ts';
import { listReviews, refuseInvitations, showInvitation, writeReview } from './reviews.ts';
import { search } from './search/search.ts';
import { applyAsSupplier } from './supplier-applications.ts';
import { featuredTours, listProducts, listTours, namedTours, promotedTours, showTour } from './tours.ts';
import { showWaivers, signWaiver } from './waivers.ts';

/**
 * Every call of the API. The server implements it, pages call it in process, and the browser calls it over
 * HTTP.
 */
export const contract = {
  tours: {
    featured: featuredTours,
    promoted: promotedTours,
    named: namedTours,
    compare: compareTours,
    list: listTours,
    ofType: listProducts,
    show: showTour,
  },
  availability: { show: showAvailability, day: showDay },
  quotes: {
    make: makeQuote,
    makeOfType: makeQuoteOfType,
    show: showQuote,
    extend: extendQuote,
    release: releaseQuote,
  },
  discounts: { check: checkDiscount },
  exchangeRates: { show: showExchangeRate },
  checkout: {
    checkout,
    authorizationCheckout,
    paymentConfirmation,
    paymentOptions,
    paymentIntent,
    payPalOrder,
  },
  bookings: {
    show: showBooking,
    find: findBooking,
    quoteCancellation,
    cancel: cancelBooking,
    changeShip,
    showRequest,
    answerRequest,
  },
  waivers: { sign: signWaiver, show: showWaivers },
  maps: { meeting: showMeetingMap, list: showListMap },
  reviews: {
    list: listReviews,
    write: writeReview,
    invitation: showInvitation,
    refuse: refuseInvitations,
  },
  locations: { list: listLocations, search: searchLocations },
  search: { find: search },
  cruises: {
    lines: listCruiseLines,
    ships: listCruiseShips,
    routes: listCruiseRoutes,
    route: showCruiseRoute,
    images: listRouteImages,
    excursions: listExcursions,
    map: showRouteMap,
    ship: showCruiseShip,
    port: showCruisePort,
  },
  hotels: {
    content: hotelContent,
    search: searchHotels,
    filterOptions: hotelFilterOptions,
    rooms: searchRooms,
  },
  newsletter: {
    subscribe: subscribeToNewsletter,
    confirm: confirmNewsletter,
    leave: leaveNewsletter,
    preference: showNewsletterPreference,
    setPreference: setNewsletterPreference,
  },
  affiliates: { show: showAffiliate },
  enquiries: { send: sendEnquiry },
  suppliers: { apply: applyAsSupplier },
  session: {
    renew: renewSession,
    end: endSession,
    userinfo: showUserinfo,
    configuration: showIssuer,
    devices: listDevices,
    endDevice,
    endAllDevices,
  },
  organisations: {
    show: showOrganisation,
    save: saveOrganisation,
    saveLogo,
    withdrawBillingEmail,
    confirmBillingEmail,
    choose: chooseOrganisation,
    bookings: listOrganisationBookings,
    sales: showOrganisationSales,
    members: listMembers,
    invite: inviteMember,
    withdraw: withdrawInvitation,
    changeMember,
    removeMember,
    leave: leaveOrganisation,
    accept: acceptInvitation,
  },
  wishlist: { show: showWishlist, update: updateWishlist },
  accounts: {
    verify: verifyEmail,
    resend: resendVerification,
    profile: showProfile,
    saveProfile,
    bookings: listUserBookings,
    guestBookings: listGuestBookings,
    claimGuestBookings,
  },
  personalData: { export: exportPersonalData, previewErasure, erase: eraseAccount },
};

export type Contract = typeof contract;
