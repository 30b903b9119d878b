--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: auth_provider; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA auth_provider;


--
-- Name: drizzle; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA drizzle;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: audit_log_entries; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.audit_log_entries (
    id uuid NOT NULL,
    kind text NOT NULL,
    user_id uuid,
    ip text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: identities; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.identities (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    provider text NOT NULL,
    provider_id text NOT NULL,
    identity_data jsonb NOT NULL,
    last_sign_in_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: one_time_tokens; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.one_time_tokens (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    token_type text NOT NULL,
    relates_to text NOT NULL,
    link_hash text NOT NULL,
    code_hash text NOT NULL,
    wrong_tries integer DEFAULT 0 NOT NULL,
    code_expires_at timestamp with time zone NOT NULL,
    link_expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: secrets; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.secrets (
    name text NOT NULL,
    value text NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    aal text DEFAULT 'aal1'::text NOT NULL,
    amr jsonb DEFAULT '[]'::jsonb NOT NULL,
    refresh_token_hmac_key text NOT NULL,
    refresh_token_counter integer DEFAULT 0 NOT NULL,
    refreshed_at timestamp with time zone,
    user_agent text,
    ip text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: signing_keys; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.signing_keys (
    kid text NOT NULL,
    private_jwk jsonb NOT NULL,
    public_jwk jsonb NOT NULL,
    signs_from timestamp with time zone NOT NULL,
    published_until timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: users; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.users (
    id uuid NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    encrypted_password text,
    email_confirmed_at timestamp with time zone,
    confirmation_sent_at timestamp with time zone,
    recovery_sent_at timestamp with time zone,
    new_email text DEFAULT ''::text NOT NULL,
    email_change_sent_at timestamp with time zone,
    email_change_confirm_status integer DEFAULT 0 NOT NULL,
    reauthentication_sent_at timestamp with time zone,
    last_sign_in_at timestamp with time zone,
    raw_app_meta_data jsonb DEFAULT '{}'::jsonb NOT NULL,
    raw_user_meta_data jsonb DEFAULT '{}'::jsonb NOT NULL,
    banned_until timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: __drizzle_migrations; Type: TABLE; Schema: drizzle; Owner: -
--

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE; Schema: drizzle; Owner: -
--

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE OWNED BY; Schema: drizzle; Owner: -
--

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;


--
-- Name: athletes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.athletes (
    id uuid NOT NULL,
    email text NOT NULL,
    full_name text DEFAULT ''::text NOT NULL,
    timezone text DEFAULT 'UTC'::text NOT NULL,
    role text DEFAULT 'athlete'::text NOT NULL,
    meta jsonb DEFAULT '{}'::jsonb NOT NULL,
    confirmed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: generation_counts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.generation_counts (
    athlete_id uuid NOT NULL,
    month date NOT NULL,
    used integer NOT NULL
);


--
-- Name: subscriptions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.subscriptions (
    athlete_id uuid NOT NULL,
    type text NOT NULL,
    active boolean NOT NULL,
    start_date timestamp with time zone NOT NULL
);


--
-- Name: workouts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.workouts (
    id uuid NOT NULL,
    athlete_id uuid NOT NULL,
    name text NOT NULL,
    sport text NOT NULL,
    type text,
    steps jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: __drizzle_migrations id; Type: DEFAULT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);


--
-- Data for Name: audit_log_entries; Type: TABLE DATA; Schema: auth_provider; Owner: -
--

INSERT INTO auth_provider.audit_log_entries VALUES ('01a1fc22-55ce-76ae-81cc-ddec94b7baa4', 'user_signedup', '19877fef-3dd5-4064-905b-0018f3ccced4', 'seed', '2026-11-21 03:24:31.044+00');


--
-- Data for Name: identities; Type: TABLE DATA; Schema: auth_provider; Owner: -
--

INSERT INTO auth_provider.identities VALUES ('72523b6c-6920-4ec6-a912-c867b531a37f', '19877fef-3dd5-4064-905b-0018f3ccced4', 'email', '19877fef-3dd5-4064-905b-0018f3ccced4', '{"sub": "19877fef-3dd5-4064-905b-0018f3ccced4", "email": "rowan@example.org", "timezone": "Europe/Zurich", "full_name": "Rowan Ellis", "email_verified": true, "phone_verified": false}', '2026-11-21 03:24:31.044+00', '2026-11-21 03:24:31.044+00', '2026-11-21 03:24:31.044+00');


--
-- Data for Name: one_time_tokens; Type: TABLE DATA; Schema: auth_provider; Owner: -
--



--
-- Data for Name: secrets; Type: TABLE DATA; Schema: auth_provider; Owner: -
--

INSERT INTO auth_provider.secrets VALUES ('one-time-tokens', 'sfcBD6E+7WrNIe22eaKDVyV5K5F3uqBSyKQZWTShxvY=');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: auth_provider; Owner: -
--

INSERT INTO auth_provider.sessions VALUES ('385dfa6a-0bf2-4d28-9bc3-10e7f4a85b34', '19877fef-3dd5-4064-905b-0018f3ccced4', 'aal1', '[{"method": "password", "timestamp": 1795231471}]', 'EqzR8+CmF1ZO8JM7tbXug6YJjm5BRPBTeV3r24bxCa0=', 0, NULL, '', 'seed', '2026-11-21 03:24:31.044+00', '2026-11-21 03:24:31.044+00');


--
-- Data for Name: signing_keys; Type: TABLE DATA; Schema: auth_provider; Owner: -
--

INSERT INTO auth_provider.signing_keys VALUES ('VnJyN_b7XlJHAgQODGX6mffeU9gnjXaTY2Sgn8C1jhU', '{"d": "fRGUGjSsZygpBOlnp9SxU3b7YSWDR7KBROmxF0n4mD0", "x": "f2nANR2ZKXqa8dqos7P5-lw5qgAhcQ77f5lduDKCXfc", "y": "1f7hT4KWAz3NnX-HYB7Db65U50ybtUFsC96GRBEprI8", "alg": "ES256", "crv": "P-256", "kid": "VnJyN_b7XlJHAgQODGX6mffeU9gnjXaTY2Sgn8C1jhU", "kty": "EC", "use": "sig"}', '{"x": "f2nANR2ZKXqa8dqos7P5-lw5qgAhcQ77f5lduDKCXfc", "y": "1f7hT4KWAz3NnX-HYB7Db65U50ybtUFsC96GRBEprI8", "alg": "ES256", "crv": "P-256", "kid": "VnJyN_b7XlJHAgQODGX6mffeU9gnjXaTY2Sgn8C1jhU", "kty": "EC", "use": "sig"}', '2026-11-21 03:24:31.067+00', NULL, '2026-11-21 03:24:31.072+00');


--
-- Data for Name: users; Type: TABLE DATA; Schema: auth_provider; Owner: -
--

INSERT INTO auth_provider.users VALUES ('19877fef-3dd5-4064-905b-0018f3ccced4', 'rowan@example.org', '$argon2id$v=19$m=19456,t=2,p=1$od99m2UZaXx/cLaN8umtoA$fL9NRPY5m58bKkNsvqQUqzzLjlF7qBDvYsKwn+0E2vE', '2026-11-21 03:24:31.044+00', NULL, NULL, '', NULL, 0, NULL, '2026-11-21 03:24:31.044+00', '{"provider": "email", "providers": ["email"]}', '{"timezone": "Europe/Zurich", "full_name": "Rowan Ellis"}', NULL, '2026-11-21 03:24:31.044+00', '2026-11-21 03:24:31.044+00');


--
-- Data for Name: __drizzle_migrations; Type: TABLE DATA; Schema: drizzle; Owner: -
--

INSERT INTO drizzle.__drizzle_migrations VALUES (1, 'b537f322f2394922ce7c25d18bdc7b93d26884f3a86b4d547064122fc127b47e', 1795224556562);


--
-- Data for Name: athletes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.athletes VALUES ('19877fef-3dd5-4064-905b-0018f3ccced4', 'rowan@example.org', 'Rowan Ellis', 'Europe/Zurich', 'athlete', '{"athlete_metrics": {"cycling_ftp": 255, "running_unit": "kilometers", "swimming_css": "1:45", "swimming_unit": "meters", "running_threshold_pace": "4:20"}}', '2026-11-21 03:24:31.09+00', '2026-11-21 03:24:31.092497+00');


--
-- Data for Name: generation_counts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: subscriptions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.subscriptions VALUES ('19877fef-3dd5-4064-905b-0018f3ccced4', 'standard', true, '2026-11-21 03:24:31.093+00');


--
-- Data for Name: workouts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.workouts VALUES ('01a1fc22-5600-7221-96b6-d653c85fd9ef', '19877fef-3dd5-4064-905b-0018f3ccced4', 'Long Sunday run', 'running', 'endurance', '[{"name": "Warm up", "notes": "Start slower than feels needed.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 600, "displayValue": "10"}, "intensity": "warmup"}, {"name": "Easy run", "notes": "Run where you can talk in full sentences.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 1740, "displayValue": "29"}, "intensity": "active"}, {"name": "Steady", "notes": "A notch above easy: purposeful, breathing still quiet.", "target": {"type": "pace", "rangeMax": 335, "rangeMin": 297, "rangeUnit": "km", "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "active"}, {"name": "Easy", "notes": "Drop back to a jog before it feels like work.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 120, "displayValue": "2"}, "intensity": "recovery"}, {"repeat": {"count": 6, "steps": 2}}, {"name": "Easy run", "notes": "Run where you can talk in full sentences.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 720, "displayValue": "12"}, "intensity": "active"}, {"name": "Cool down", "notes": "Jog slowly and let your pulse come down.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "cooldown"}]', '2026-10-26 03:24:31.104+00', '2026-10-26 03:24:31.104+00');
INSERT INTO public.workouts VALUES ('01a1fc22-5617-75aa-9f63-b0c843d537d8', '19877fef-3dd5-4064-905b-0018f3ccced4', 'Sweet spot before work', 'cycling', 'sweet spot', '[{"name": "Warm up", "notes": "Small gear, loose legs.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 420, "displayValue": "7"}, "intensity": "warmup"}, {"name": "Sweet spot", "notes": "Firm, just short of threshold. Steady power, quiet upper body.", "target": {"type": "power", "rangeMax": 242, "rangeMin": 223, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "active"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 180, "displayValue": "3"}, "intensity": "recovery"}, {"name": "Sweet spot", "notes": "Firm, just short of threshold. Steady power, quiet upper body.", "target": {"type": "power", "rangeMax": 242, "rangeMin": 223, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 540, "displayValue": "9"}, "intensity": "active"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 180, "displayValue": "3"}, "intensity": "recovery"}, {"name": "Sweet spot", "notes": "Firm, just short of threshold. Steady power, quiet upper body.", "target": {"type": "power", "rangeMax": 242, "rangeMin": 223, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 600, "displayValue": "10"}, "intensity": "active"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 180, "displayValue": "3"}, "intensity": "recovery"}, {"name": "Sweet spot", "notes": "Firm, just short of threshold. Steady power, quiet upper body.", "target": {"type": "power", "rangeMax": 242, "rangeMin": 223, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 660, "displayValue": "11"}, "intensity": "active"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 180, "displayValue": "3"}, "intensity": "recovery"}, {"name": "Sweet spot", "notes": "Firm, just short of threshold. Steady power, quiet upper body.", "target": {"type": "power", "rangeMax": 242, "rangeMin": 223, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 720, "displayValue": "12"}, "intensity": "active"}, {"name": "Cool down", "notes": "Roll home and let your pulse come down.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 360, "displayValue": "6"}, "intensity": "cooldown"}]', '2026-10-28 03:24:31.127+00', '2026-10-28 03:24:31.127+00');
INSERT INTO public.workouts VALUES ('01a1fc22-5631-7485-b846-1f28bef88050', '19877fef-3dd5-4064-905b-0018f3ccced4', 'Tuesday squad', 'swimming', 'interval', '[{"name": "Warm up", "notes": "Long strokes, easy breathing; mix strokes if you like.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 325, "displayValue": "325"}, "intensity": "warmup"}, {"name": "Drill", "notes": "One thing at a time: a quiet head, a high elbow, a full push.", "target": {"type": "pace", "rangeMax": 120, "rangeMin": 114, "rangeUnit": "100m", "zoneNumber": 2}, "duration": {"type": "distance", "unit": "meters", "value": 50, "displayValue": "50"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 10, "displayValue": "0.10"}, "intensity": "rest"}, {"repeat": {"count": 7, "steps": 2}}, {"name": "Interval", "notes": "Your critical swim speed: every one in the same time.", "target": {"type": "pace", "rangeMax": 108, "rangeMin": 103, "rangeUnit": "100m", "zoneNumber": 4}, "duration": {"type": "distance", "unit": "meters", "value": 100, "displayValue": "100"}, "intensity": "interval"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 15, "displayValue": "0.15"}, "intensity": "rest"}, {"repeat": {"count": 2, "steps": 2}}, {"name": "Fast", "notes": "Quicker than critical speed, with the stroke still long.", "target": {"type": "pace", "rangeMax": 102, "rangeMin": 95, "rangeUnit": "100m", "zoneNumber": 5}, "duration": {"type": "distance", "unit": "meters", "value": 75, "displayValue": "75"}, "intensity": "interval"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "rest"}, {"repeat": {"count": 10, "steps": 2}}, {"name": "Cool down", "notes": "Swim it loose, any stroke.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 375, "displayValue": "375"}, "intensity": "cooldown"}]', '2026-10-30 03:24:31.153+00', '2026-10-30 03:24:31.153+00');
INSERT INTO public.workouts VALUES ('01a1fc22-563b-7509-bccb-ad4ef028018a', '19877fef-3dd5-4064-905b-0018f3ccced4', 'Track night', 'running', 'interval', '[{"name": "Warm up", "notes": "Start slower than feels needed.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 1.8, "displayValue": "1.8"}, "intensity": "warmup"}, {"name": "Build", "notes": "A little quicker now, still relaxed, so that the first effort is no shock.", "target": {"type": "pace", "rangeMax": 335, "rangeMin": 297, "rangeUnit": "km", "zoneNumber": 2}, "duration": {"type": "distance", "unit": "kilometers", "value": 1.4, "displayValue": "1.4"}, "intensity": "warmup"}, {"name": "Interval", "notes": "Fast but under control; the last one should look like the first.", "target": {"type": "pace", "rangeMax": 252, "rangeMin": 227, "rangeUnit": "km", "zoneNumber": 5}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.5, "displayValue": "0.5"}, "intensity": "interval"}, {"name": "Easy jog", "notes": "Shuffle if you like; start the next one fresh enough to hold the pace.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.5, "displayValue": "0.5"}, "intensity": "recovery"}, {"name": "Interval", "notes": "Fast but under control; the last one should look like the first.", "target": {"type": "pace", "rangeMax": 252, "rangeMin": 227, "rangeUnit": "km", "zoneNumber": 5}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.6, "displayValue": "0.6"}, "intensity": "interval"}, {"name": "Easy jog", "notes": "Shuffle if you like; start the next one fresh enough to hold the pace.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.5, "displayValue": "0.5"}, "intensity": "recovery"}, {"name": "Interval", "notes": "Fast but under control; the last one should look like the first.", "target": {"type": "pace", "rangeMax": 252, "rangeMin": 227, "rangeUnit": "km", "zoneNumber": 5}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.8, "displayValue": "0.8"}, "intensity": "interval"}, {"name": "Easy jog", "notes": "Shuffle if you like; start the next one fresh enough to hold the pace.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.5, "displayValue": "0.5"}, "intensity": "recovery"}, {"name": "Interval", "notes": "Fast but under control; the last one should look like the first.", "target": {"type": "pace", "rangeMax": 252, "rangeMin": 227, "rangeUnit": "km", "zoneNumber": 5}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.9, "displayValue": "0.9"}, "intensity": "interval"}, {"name": "Easy run", "notes": "Run where you can talk in full sentences.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 1.6, "displayValue": "1.6"}, "intensity": "active"}, {"name": "Cool down", "notes": "Jog slowly and let your pulse come down.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.9, "displayValue": "0.9"}, "intensity": "cooldown"}]', '2026-11-02 03:24:31.163+00', '2026-11-02 03:24:31.163+00');
INSERT INTO public.workouts VALUES ('01a1fc22-563f-747e-9bc7-55e6f45b4dea', '19877fef-3dd5-4064-905b-0018f3ccced4', 'Steady club ride', 'cycling', 'endurance', '[{"name": "Warm up", "notes": "Small gear, loose legs.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "warmup"}, {"name": "Endurance", "notes": "Ride where you can talk in full sentences. Eat and drink.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 2520, "displayValue": "42"}, "intensity": "active"}, {"name": "Easy", "notes": "Back right off: stretch, drink, look around.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "recovery"}, {"name": "Endurance", "notes": "Ride where you can talk in full sentences. Eat and drink.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 7200, "displayValue": "120"}, "intensity": "active"}, {"name": "Cool down", "notes": "Roll home and let your pulse come down.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "cooldown"}]', '2026-11-04 03:24:31.167+00', '2026-11-04 03:24:31.167+00');
INSERT INTO public.workouts VALUES ('01a1fc22-5652-71c7-b820-7944e05b7329', '19877fef-3dd5-4064-905b-0018f3ccced4', 'Ladder in the 25 m pool', 'swimming', 'ladder sets', '[{"name": "Warm up", "notes": "Long strokes, easy breathing; mix strokes if you like.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 575, "displayValue": "575"}, "intensity": "warmup"}, {"name": "Rung", "notes": "Same speed on every rung: the clock should not know how long it is.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 200, "displayValue": "200"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 25, "displayValue": "0.25"}, "intensity": "rest"}, {"name": "Rung", "notes": "Same speed on every rung: the clock should not know how long it is.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 225, "displayValue": "225"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "rest"}, {"name": "Rung", "notes": "Same speed on every rung: the clock should not know how long it is.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 250, "displayValue": "250"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "rest"}, {"name": "Rung", "notes": "Same speed on every rung: the clock should not know how long it is.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 275, "displayValue": "275"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 35, "displayValue": "0.35"}, "intensity": "rest"}, {"name": "Rung", "notes": "Same speed on every rung: the clock should not know how long it is.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 250, "displayValue": "250"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "rest"}, {"name": "Rung", "notes": "Same speed on every rung: the clock should not know how long it is.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 225, "displayValue": "225"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "rest"}, {"name": "Rung", "notes": "Same speed on every rung: the clock should not know how long it is.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 200, "displayValue": "200"}, "intensity": "active"}, {"name": "Cool down", "notes": "Swim it loose, any stroke.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 200, "displayValue": "200"}, "intensity": "cooldown"}]', '2026-11-06 03:24:31.186+00', '2026-11-06 03:24:31.186+00');
INSERT INTO public.workouts VALUES ('01a1fc22-565e-77aa-8117-ca3ecac45c9d', '19877fef-3dd5-4064-905b-0018f3ccced4', 'Threshold cruise', 'running', 'threshold', '[{"name": "Warm up", "notes": "Start slower than feels needed.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 420, "displayValue": "7"}, "intensity": "warmup"}, {"name": "Build", "notes": "A little quicker now, still relaxed, so that the first effort is no shock.", "target": {"type": "pace", "rangeMax": 335, "rangeMin": 297, "rangeUnit": "km", "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "warmup"}, {"name": "Threshold", "notes": "Comfortably hard: a few words at a time. Hold it even from first to last.", "target": {"type": "pace", "rangeMax": 273, "rangeMin": 253, "rangeUnit": "km", "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 600, "displayValue": "10"}, "intensity": "interval"}, {"name": "Between sets", "notes": "Easy, until your breathing is calm again.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 180, "displayValue": "3"}, "intensity": "recovery"}, {"name": "Threshold", "notes": "Comfortably hard: a few words at a time. Hold it even from first to last.", "target": {"type": "pace", "rangeMax": 273, "rangeMin": 253, "rangeUnit": "km", "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "interval"}, {"name": "Easy jog", "notes": "Shuffle if you like; start the next one fresh enough to hold the pace.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 60, "displayValue": "1"}, "intensity": "recovery"}, {"repeat": {"count": 4, "steps": 2}}, {"name": "Easy run", "notes": "Run where you can talk in full sentences.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "active"}, {"name": "Cool down", "notes": "Jog slowly and let your pulse come down.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 420, "displayValue": "7"}, "intensity": "cooldown"}]', '2026-11-09 03:24:31.198+00', '2026-11-09 03:24:31.198+00');
INSERT INTO public.workouts VALUES ('01a1fc22-5674-71ff-9af6-421be2d88363', '19877fef-3dd5-4064-905b-0018f3ccced4', 'Short and sharp', 'cycling', 'v02 max', '[{"name": "Warm up", "notes": "Small gear, loose legs.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "warmup"}, {"name": "Build", "notes": "Settle into your normal riding pace so that the first effort is no shock.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 180, "displayValue": "3"}, "intensity": "warmup"}, {"name": "VO2 Max", "notes": "Hard at once, smooth on the pedals. Stop the set when the power falls away.", "target": {"type": "power", "rangeMax": 382, "rangeMin": 332, "zoneNumber": 6}, "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 60, "displayValue": "1"}, "intensity": "recovery"}, {"repeat": {"count": 7, "steps": 2}}, {"name": "Between sets", "notes": "Easy, until your breathing is calm again.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "recovery"}, {"name": "VO2 Max", "notes": "Hard at once, smooth on the pedals. Stop the set when the power falls away.", "target": {"type": "power", "rangeMax": 382, "rangeMin": 332, "zoneNumber": 6}, "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 60, "displayValue": "1"}, "intensity": "recovery"}, {"repeat": {"count": 6, "steps": 2}}, {"name": "Between sets", "notes": "Easy, until your breathing is calm again.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "recovery"}, {"name": "VO2 Max", "notes": "Hard at once, smooth on the pedals. Stop the set when the power falls away.", "target": {"type": "power", "rangeMax": 382, "rangeMin": 332, "zoneNumber": 6}, "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 60, "displayValue": "1"}, "intensity": "recovery"}, {"repeat": {"count": 5, "steps": 2}}, {"name": "Between sets", "notes": "Easy, until your breathing is calm again.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "recovery"}, {"name": "VO2 Max", "notes": "Hard at once, smooth on the pedals. Stop the set when the power falls away.", "target": {"type": "power", "rangeMax": 382, "rangeMin": 332, "zoneNumber": 6}, "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 60, "displayValue": "1"}, "intensity": "recovery"}, {"repeat": {"count": 4, "steps": 2}}, {"name": "Cool down", "notes": "Roll home and let your pulse come down.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 420, "displayValue": "7"}, "intensity": "cooldown"}]', '2026-11-11 03:24:31.22+00', '2026-11-11 03:24:31.22+00');
INSERT INTO public.workouts VALUES ('01a1fc22-5677-736c-982b-090e34bd0dd3', '19877fef-3dd5-4064-905b-0018f3ccced4', 'Easy lengths', 'swimming', 'endurance', '[{"name": "Warm up", "notes": "Long strokes, easy breathing; mix strokes if you like.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 300, "displayValue": "300"}, "intensity": "warmup"}, {"name": "Steady", "notes": "Smooth and unhurried; breathe out under water.", "target": {"type": "pace", "rangeMax": 120, "rangeMin": 114, "rangeUnit": "100m", "zoneNumber": 2}, "duration": {"type": "distance", "unit": "meters", "value": 200, "displayValue": "200"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 20, "displayValue": "0.20"}, "intensity": "rest"}, {"repeat": {"count": 2, "steps": 2}}, {"name": "Moderate", "notes": "A little firmer, same stroke count.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 150, "displayValue": "150"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 15, "displayValue": "0.15"}, "intensity": "rest"}, {"repeat": {"count": 6, "steps": 2}}, {"name": "Cool down", "notes": "Swim it loose, any stroke.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 200, "displayValue": "200"}, "intensity": "cooldown"}]', '2026-11-13 03:24:31.223+00', '2026-11-13 03:24:31.223+00');
INSERT INTO public.workouts VALUES ('01a1fc22-567a-742d-a860-53d269deae7f', '19877fef-3dd5-4064-905b-0018f3ccced4', 'Tempo by the lake', 'running', 'tempo', '[{"name": "Warm up", "notes": "Start slower than feels needed.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.9, "displayValue": "0.9"}, "intensity": "warmup"}, {"name": "Tempo", "notes": "Steady and strong, slower than race effort. You could keep this up for longer.", "target": {"type": "pace", "rangeMax": 296, "rangeMin": 273, "rangeUnit": "km", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "kilometers", "value": 5.5, "displayValue": "5.5"}, "intensity": "active"}, {"name": "Between sets", "notes": "Easy, until your breathing is calm again.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.3, "displayValue": "0.3"}, "intensity": "recovery"}, {"name": "Tempo", "notes": "Steady and strong, slower than race effort. You could keep this up for longer.", "target": {"type": "pace", "rangeMax": 296, "rangeMin": 273, "rangeUnit": "km", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "kilometers", "value": 3, "displayValue": "3"}, "intensity": "active"}, {"name": "Easy jog", "notes": "Shuffle if you like; start the next one fresh enough to hold the pace.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.3, "displayValue": "0.3"}, "intensity": "recovery"}, {"repeat": {"count": 2, "steps": 2}}, {"name": "Cool down", "notes": "Jog slowly and let your pulse come down.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.7, "displayValue": "0.7"}, "intensity": "cooldown"}]', '2026-11-16 03:24:31.226+00', '2026-11-16 03:24:31.226+00');
INSERT INTO public.workouts VALUES ('01a1fc22-5681-7728-b3d5-3643ae6a0c89', '19877fef-3dd5-4064-905b-0018f3ccced4', 'Intervals on the trainer', 'cycling', 'interval', '[{"name": "Warm up", "notes": "Small gear, loose legs.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 750, "displayValue": "12.30"}, "intensity": "warmup"}, {"name": "Build", "notes": "Settle into your normal riding pace so that the first effort is no shock.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "warmup"}, {"name": "Interval", "notes": "Hard and even. Build into the first one; the last should match it.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 360, "displayValue": "6"}, "intensity": "recovery"}, {"name": "Interval", "notes": "Hard and even. Build into the first one; the last should match it.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 360, "displayValue": "6"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 360, "displayValue": "6"}, "intensity": "recovery"}, {"name": "Interval", "notes": "Hard and even. Build into the first one; the last should match it.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "interval"}, {"name": "Endurance", "notes": "Ride where you can talk in full sentences. Eat and drink.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 690, "displayValue": "11.30"}, "intensity": "active"}, {"name": "Cool down", "notes": "Roll home and let your pulse come down.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "cooldown"}]', '2026-11-18 03:24:31.233+00', '2026-11-18 03:24:31.233+00');
INSERT INTO public.workouts VALUES ('01a1fc22-5686-72c3-a5a8-a619bf545df2', '19877fef-3dd5-4064-905b-0018f3ccced4', 'Threshold before the club ride', 'cycling', 'threshold', '[{"name": "Warm up", "notes": "Small gear, loose legs.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 540, "displayValue": "9"}, "intensity": "warmup"}, {"name": "Build", "notes": "Settle into your normal riding pace so that the first effort is no shock.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 360, "displayValue": "6"}, "intensity": "warmup"}, {"name": "Endurance", "notes": "Ride where you can talk in full sentences. Eat and drink.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 960, "displayValue": "16"}, "intensity": "active"}, {"name": "Threshold", "notes": "As hard as you could hold for an hour. Start the first one a touch easy.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 360, "displayValue": "6"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 360, "displayValue": "6"}, "intensity": "recovery"}, {"name": "Threshold", "notes": "As hard as you could hold for an hour. Start the first one a touch easy.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 600, "displayValue": "10"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 360, "displayValue": "6"}, "intensity": "recovery"}, {"name": "Threshold", "notes": "As hard as you could hold for an hour. Start the first one a touch easy.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 360, "displayValue": "6"}, "intensity": "interval"}, {"name": "Endurance", "notes": "Ride where you can talk in full sentences. Eat and drink.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 1200, "displayValue": "20"}, "intensity": "active"}, {"name": "Cool down", "notes": "Roll home and let your pulse come down.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "cooldown"}]', '2026-11-20 03:24:31.238+00', '2026-11-20 03:24:31.238+00');


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: drizzle; Owner: -
--

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 1, true);


--
-- Name: audit_log_entries audit_log_entries_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.audit_log_entries
    ADD CONSTRAINT audit_log_entries_pkey PRIMARY KEY (id);


--
-- Name: identities identities_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.identities
    ADD CONSTRAINT identities_pkey PRIMARY KEY (id);


--
-- Name: one_time_tokens one_time_tokens_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.one_time_tokens
    ADD CONSTRAINT one_time_tokens_pkey PRIMARY KEY (id);


--
-- Name: secrets secrets_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: signing_keys signing_keys_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.signing_keys
    ADD CONSTRAINT signing_keys_pkey PRIMARY KEY (kid);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: __drizzle_migrations __drizzle_migrations_pkey; Type: CONSTRAINT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);


--
-- Name: athletes athletes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.athletes
    ADD CONSTRAINT athletes_pkey PRIMARY KEY (id);


--
-- Name: generation_counts generation_counts_athlete_id_month_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.generation_counts
    ADD CONSTRAINT generation_counts_athlete_id_month_pk PRIMARY KEY (athlete_id, month);


--
-- Name: subscriptions subscriptions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (athlete_id);


--
-- Name: workouts workouts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.workouts
    ADD CONSTRAINT workouts_pkey PRIMARY KEY (id);


--
-- Name: audit_log_entries_user; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE INDEX audit_log_entries_user ON auth_provider.audit_log_entries USING btree (user_id);


--
-- Name: identities_provider; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE UNIQUE INDEX identities_provider ON auth_provider.identities USING btree (provider, provider_id);


--
-- Name: identities_user; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE INDEX identities_user ON auth_provider.identities USING btree (user_id);


--
-- Name: one_time_tokens_address; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE INDEX one_time_tokens_address ON auth_provider.one_time_tokens USING btree (relates_to);


--
-- Name: one_time_tokens_link; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE UNIQUE INDEX one_time_tokens_link ON auth_provider.one_time_tokens USING btree (link_hash);


--
-- Name: one_time_tokens_purpose; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE UNIQUE INDEX one_time_tokens_purpose ON auth_provider.one_time_tokens USING btree (user_id, token_type);


--
-- Name: sessions_user; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE INDEX sessions_user ON auth_provider.sessions USING btree (user_id);


--
-- Name: users_email; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE UNIQUE INDEX users_email ON auth_provider.users USING btree (email) WHERE (email <> ''::text);


--
-- Name: athletes_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX athletes_email ON public.athletes USING btree (lower(email));


--
-- Name: workouts_of_athlete; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX workouts_of_athlete ON public.workouts USING btree (athlete_id, updated_at DESC NULLS LAST, id DESC NULLS LAST);


--
-- Name: identities identities_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.identities
    ADD CONSTRAINT identities_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth_provider.users(id) ON DELETE CASCADE;


--
-- Name: one_time_tokens one_time_tokens_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.one_time_tokens
    ADD CONSTRAINT one_time_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth_provider.users(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth_provider.users(id) ON DELETE CASCADE;


--
-- Name: generation_counts generation_counts_athlete_id_athletes_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.generation_counts
    ADD CONSTRAINT generation_counts_athlete_id_athletes_id_fk FOREIGN KEY (athlete_id) REFERENCES public.athletes(id) ON DELETE CASCADE;


--
-- Name: subscriptions subscriptions_athlete_id_athletes_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_athlete_id_athletes_id_fk FOREIGN KEY (athlete_id) REFERENCES public.athletes(id) ON DELETE CASCADE;


--
-- Name: workouts workouts_athlete_id_athletes_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.workouts
    ADD CONSTRAINT workouts_athlete_id_athletes_id_fk FOREIGN KEY (athlete_id) REFERENCES public.athletes(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


