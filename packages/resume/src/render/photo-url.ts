/** A photo as it is stored: its kind, and its bytes in Base64. */
export const PHOTO_URL = /^data:image\/(jpeg|png);base64,([A-Za-z0-9+/]+={0,2})$/;
